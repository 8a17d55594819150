/** A reproducible random stream: the same seed gives the same values in every JavaScript engine. */
export type Random = {
  /** In [0, 1). */
  next(): number;
  /** An integer from `min` to `max`, inclusive. */
  int(min: number, max: number): number;
  /** A number in [min, max). */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** A weighted choice; weights need not sum to one. */
  weighted<T>(choices: readonly (readonly [T, number])[], fallback: T): T;
  /** Up to `count` distinct entries, in the order drawn. */
  some<T>(choices: readonly T[], count: number): T[];
  shuffle<T>(choices: readonly T[]): T[];
  /** Opaque id of 20 lower-case letters and digits. */
  id(): string;
  /** A separate stream that does not affect this one. */
  fork(name: string): Random;
};

const idAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** FNV-1a over UTF-16 units, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

type Weighed = readonly (readonly [unknown, number])[];

const sums = new WeakMap<Weighed, Float64Array>();

/** The cumulative weights, cached because a list is drawn from thousands of times. */
function sumsOf(choices: Weighed): Float64Array {
  const cached = sums.get(choices);
  if (cached) return cached;
  let sum = 0;
  const cumulative = Float64Array.from(choices, ([, weight]) => (sum += weight));
  sums.set(choices, cumulative);
  return cumulative;
}

/** Random numbers from a seed text, by the sfc32 generator (Chris Doty-Humphrey, PractRand). */
export function randomFrom(seed: string): Random {
  let a = hashOf(`a:${seed}`);
  let b = hashOf(`b:${seed}`);
  let c = hashOf(`c:${seed}`);
  let counter = 1;
  const draw = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round++) draw();

  const next = () => draw() / 4294967296;
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const shuffle = <T>(choices: readonly T[]): T[] => {
    const keyed = choices.map((choice) => ({ choice, key: next() }));
    keyed.sort((left, right) => left.key - right.key);
    return keyed.map((entry) => entry.choice);
  };

  return {
    next,
    int,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[int(0, choices.length - 1)] ?? choices[0],
    weighted(choices, fallback) {
      const upTo = sumsOf(choices);
      const drawn = next() * (upTo[upTo.length - 1] ?? 0);
      let [low, high] = [0, upTo.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (drawn < (upTo[middle] ?? 0)) high = middle;
        else low = middle + 1;
      }
      return choices[low]?.[0] ?? fallback;
    },
    some: (choices, count) => {
      if (count >= choices.length) return shuffle(choices);
      const taken = new Set<number>();
      while (taken.size < count) taken.add(int(0, choices.length - 1));
      return [...taken].flatMap((index) => {
        const choice = choices[index];
        return choice === undefined ? [] : [choice];
      });
    },
    shuffle,
    id() {
      let id = "";
      for (let word = 0; word < 4; word++) {
        let bits = draw();
        for (let place = 0; place < 5; place++) {
          id += idAlphabet.charAt(bits & 31);
          bits >>>= 5;
        }
      }
      return id;
    },
    fork: (name) => randomFrom(`${seed}/${name}`),
  };
}
