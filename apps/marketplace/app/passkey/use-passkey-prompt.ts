import { useEffect, useEffectEvent, useState } from "react";

type Failure<Options> = { options: Options; problem: string };

/**
 * Asks the browser for a passkey, once for each new `options`, and stops asking when the page is left.
 *
 * @param ask returns the browser's answer
 * @param onAnswer receives it as JSON
 * @param describe words the reason why there is none
 */
export function usePasskeyPrompt<Options>(
  options: Options | undefined,
  {
    ask,
    onAnswer,
    describe,
  }: {
    ask: (options: Options, signal: AbortSignal) => Promise<Credential | null>;
    onAnswer: (credential: string) => void;
    describe: (error: unknown) => string;
  },
): { isPrompting: boolean; problem: string | undefined } {
  const [failure, setFailure] = useState<Failure<Options>>();
  const prompt = useEffectEvent(ask);
  const handleAnswer = useEffectEvent((credential: Credential | null) =>
    onAnswer(JSON.stringify(credential)),
  );
  const handleFailure = useEffectEvent((asked: Options, error: unknown) =>
    setFailure({ options: asked, problem: describe(error) }),
  );
  useEffect(() => {
    if (options === undefined) return;
    const left = new AbortController();
    void prompt(options, left.signal).then(
      (credential) => left.signal.aborted || handleAnswer(credential),
      (error: unknown) => left.signal.aborted || handleFailure(options, error),
    );
    return () => left.abort();
  }, [options]);
  const failed = failure !== undefined && failure.options === options ? failure : undefined;
  return { isPrompting: options !== undefined && failed === undefined, problem: failed?.problem };
}

/** Words an error of `navigator.credentials`; `canceled` is for one who said no, or waited too long. */
export function describePasskeyError(error: unknown, canceled: string): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return canceled;
  if (name === "InvalidStateError") return "This device has a passkey of your account already.";
  return "This browser cannot use passkeys here.";
}
