import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type {
  NewPasskey,
  PasskeyCreationOptions,
  PasskeyLogin,
  PasskeyRequestOptions,
} from "@heirloop/contract/passkey/passkey.endpoints";

const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();

/** The head of a CBOR item (RFC 8949 §3). */
function head(majorType: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(majorType << 5) | count]);
  if (count < 256) return Buffer.from([(majorType << 5) | 24, count]);
  return Buffer.from([(majorType << 5) | 25, count >> 8, count & 255]);
}

const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Uint8Array): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...entries: ReadonlyArray<readonly [key: Buffer, value: Buffer]>): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

const coordinate = (text = ""): Buffer => bytes(Buffer.from(text, "base64url"));

type Algorithm = {
  generate: () => { privateKey: KeyObject; publicKey: KeyObject };
  /** As COSE, without the algorithm's own entry. */
  encode: (publicKey: KeyObject) => ReadonlyArray<readonly [key: Buffer, value: Buffer]>;
  /** Null for one that hashes by itself. */
  hash: string | null;
};

const ecdsa = (namedCurve: string, curve: number, hash: string): Algorithm => ({
  generate: () => generateKeyPairSync("ec", { namedCurve }),
  encode: (publicKey) => {
    const { x, y } = publicKey.export({ format: "jwk" });
    return [
      [integer(1), integer(2)],
      [integer(-1), integer(curve)],
      [integer(-2), coordinate(x)],
      [integer(-3), coordinate(y)],
    ];
  },
  hash,
});

/** By their COSE identifiers (RFC 9053 §2, RFC 8812 §2). */
const algorithms = {
  "-7": ecdsa("P-256", 1, "sha256"),
  "-8": {
    generate: () => generateKeyPairSync("ed25519"),
    encode: (publicKey) => [
      [integer(1), integer(1)],
      [integer(-1), integer(6)],
      [integer(-2), coordinate(publicKey.export({ format: "jwk" }).x)],
    ],
    hash: null,
  },
  "-35": ecdsa("P-384", 2, "sha384"),
  "-257": {
    generate: () => generateKeyPairSync("rsa", { modulusLength: 2_048 }),
    encode: (publicKey) => {
      const { n, e } = publicKey.export({ format: "jwk" });
      return [
        [integer(1), integer(3)],
        [integer(-1), coordinate(n)],
        [integer(-2), coordinate(e)],
      ];
    },
    hash: "sha256",
  },
} as const satisfies Record<string, Algorithm>;

/** A COSE identifier. */
export type PasskeyAlgorithm = -7 | -8 | -35 | -257;

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** What a device does differently from a right one. */
export type PasskeyFlaws = Readonly<{
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  /** The device did not check who uses it. */
  unverified?: boolean;
}>;

export type SoftwarePasskey = {
  readonly id: string;
  /** As `navigator.credentials.create`. */
  create(options: PasskeyCreationOptions, name: string, flaws?: PasskeyFlaws): NewPasskey;
  /** As `navigator.credentials.get`. */
  get(options: PasskeyRequestOptions, flaws?: PasskeyFlaws): PasskeyLogin;
};

/**
 * A device with one passkey, made of software, without attestation (WebAuthn §6.5). It counts its signatures.
 *
 * @param algorithm ECDSA with P-256 by default
 */
export function createSoftwarePasskey(origin: string, algorithm: PasskeyAlgorithm = -7): SoftwarePasskey {
  const { generate, encode, hash }: Algorithm = algorithms[`${algorithm}`];
  const { privateKey, publicKey } = generate();
  const id = randomBytes(32);
  let userHandle = "";
  let count = 0;

  const clientData = (type: "webauthn.create" | "webauthn.get", challenge: string, flaws: PasskeyFlaws) =>
    Buffer.from(
      JSON.stringify({ type, challenge: flaws.challenge ?? challenge, origin: flaws.origin ?? origin }),
    );

  function authenticatorData(rpId: string, flags: number, flaws: PasskeyFlaws): Buffer {
    count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(flaws.counter ?? count);
    const verified = flaws.unverified === true ? 0 : userVerified;
    return Buffer.concat([
      sha256(flaws.rpId ?? rpId),
      Buffer.from([userPresent | verified | flags]),
      counter,
    ]);
  }

  return {
    id: id.toString("base64url"),

    /** As `navigator.credentials.create`. */
    create(
      { challenge, rp, user }: PasskeyCreationOptions,
      name: string,
      flaws: PasskeyFlaws = {},
    ): NewPasskey {
      userHandle = user.id;
      const key = map(...encode(publicKey), [integer(3), integer(algorithm)]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const authData = Buffer.concat([authenticatorData(rp.id, hasCredential, flaws), credential]);
      return {
        name,
        id: id.toString("base64url"),
        clientDataJSON: clientData("webauthn.create", challenge, flaws).toString("base64url"),
        attestationObject: map(
          [text("fmt"), text("none")],
          [text("attStmt"), map()],
          [text("authData"), bytes(authData)],
        ).toString("base64url"),
        transports: ["internal"],
      };
    },

    get({ challenge, rpId }: PasskeyRequestOptions, flaws: PasskeyFlaws = {}): PasskeyLogin {
      const data = authenticatorData(rpId, 0, flaws);
      const client = clientData("webauthn.get", challenge, flaws);
      const signature = sign(hash, Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: id.toString("base64url"),
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle,
      };
    },
  };
}
