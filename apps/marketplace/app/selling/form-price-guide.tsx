import { type PriceGuide, priceGuideEndpoints } from "@heirloop/contract/price-guide/price-guide.endpoints";
import { PriceGuideLine } from "@heirloop/ui/patterns/price-guide/price-guide-line";
import { useEffect, useRef, useState } from "react";
import { browserApi } from "../api/browser-api.ts";
import { formText } from "../api/form-text.ts";

/** Says what pieces of the kind and maker that are chosen in the form around it have sold for. */
export function FormPriceGuide() {
  const mark = useRef<HTMLDivElement>(null);
  const [guide, setGuide] = useState<PriceGuide | null>(null);
  useEffect(() => {
    const form = mark.current?.closest("form");
    if (!form) return;
    const left = new AbortController();
    const { signal } = left;
    let asked = "";
    const ask = async (): Promise<void> => {
      const fields = new FormData(form);
      const [, , type = ""] = formText(fields, "kind").split("/");
      const brand = formText(fields, "brand").trim();
      const question = `${type}/${brand}`;
      if (question === asked) return;
      asked = question;
      const query = brand === "" ? { type } : { type, brand };
      // The form works without it.
      const found =
        type === ""
          ? null
          : await browserApi()
              .call(priceGuideEndpoints.get, { query })
              .catch(() => null);
      if (question === asked && !signal.aborted) setGuide(found?.guide ?? null);
    };
    form.addEventListener("change", () => void ask(), { signal });
    void ask();
    return () => left.abort();
  }, []);
  return (
    <div ref={mark} role="status">
      {guide && <PriceGuideLine guide={guide} />}
    </div>
  );
}
