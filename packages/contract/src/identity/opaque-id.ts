/** Opaque ids: they cannot be guessed or counted, and reveal nothing about the resource. */
export const opaqueIdPattern = /^[A-Za-z0-9_-]{8,48}$/;
