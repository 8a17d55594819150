import { Banner } from "../../components/banner/banner.tsx";

/** Why a form was refused as a whole, announced to screen readers; nothing while there is no problem. */
export function ProblemBanner({ problem }: { problem: string | undefined }) {
  if (!problem) return null;
  return (
    <Banner tone="danger" announce>
      {problem}
    </Banner>
  );
}
