import { hubIds, type HubId } from "@heirloop/contract/hub/hub";

type Prefixes = ReadonlyArray<number | readonly [from: number, to: number]>;

/** First three digits of the ZIP codes that each hub serves: the sectional centers around its city. */
const served: Readonly<Record<HubId, Prefixes>> = {
  BA: [[940, 951], 954],
  PHO: [[850, 853]],
  CHI: [
    [600, 608],
    [463, 464],
  ],
  MIA: [[330, 333]],
  HOU: [[770, 775]],
  NY: [
    [100, 119],
    [70, 79],
    [88, 89],
    [68, 69],
  ],
  PDX: [[970, 973], 986],
  COS: [[808, 809]],
  DTX: [
    [750, 753],
    [760, 762],
  ],
  ATL: [[300, 303], 311, 399],
  LA: [
    [900, 918],
    [926, 928],
  ],
  PHL: [
    [190, 194],
    [80, 84],
  ],
  FM: [339, 341],
  ICT: [[670, 672]],
  RN: [[894, 895]],
  ME: [[40, 42], 45],
  VA: [[230, 232], 238],
  MA: [[17, 24]],
  KC: [
    [640, 641],
    [660, 662],
  ],
  WPB: [334, 349],
  CMH: [[430, 433]],
  LV: [[889, 891]],
  SLC: [[840, 841], 844],
  AKR: [[442, 443]],
  MEM: [[380, 381]],
  OWB: [[423, 424]],
};

const hubOfPrefix = new Map<number, HubId>();
for (const hub of hubIds) {
  for (const prefix of served[hub]) {
    const [from, to] = typeof prefix === "number" ? [prefix, prefix] : prefix;
    for (let digits = from; digits <= to; digits += 1) hubOfPrefix.set(digits, hub);
  }
}

/** The hub that serves a ZIP code; 'NA' when none does. */
export function hubOfZip(zip: string): HubId | "NA" {
  return hubOfPrefix.get(Number(zip.slice(0, 3))) ?? "NA";
}
