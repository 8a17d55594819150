/**
 * Returns an array of at least `length` with the same values, at first; the same array if it is long enough.
 * Grows by a quarter, so that adding one by one copies each value only a few times.
 */
export function growArray<Values extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  values: Values,
  length: number,
  create: (length: number) => Values,
): Values {
  if (length <= values.length) return values;
  const larger = create(Math.max(length, Math.ceil(values.length * 1.25), 8));
  larger.set(values);
  return larger;
}
