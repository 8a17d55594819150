import { useAlert } from "../alerts/alerts.atoms.ts";

/** Copies an address to the clipboard, and says whether that worked. */
export function useCopyAddress(): (address: string) => void {
  const alert = useAlert();
  return (address) => {
    navigator.clipboard.writeText(address).then(
      () => alert({ tone: "success", message: "Address copied" }),
      () =>
        alert({ tone: "danger", message: "The address could not be copied. Select it and copy it instead." }),
    );
  };
}
