import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { problem } from "../problem.ts";
import type { BlobStore } from "./blob-store.ts";

/** `endpoint` is null for Amazon S3; other S3-compatible servers have one. */
export type S3Settings = Readonly<{
  endpoint: string | null;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}>;

/** Milliseconds that one attempt waits for a connection. */
const connectTimeout = 2_000;
/** Milliseconds that one attempt waits for the response, and then for the next bytes of it. */
const answerTimeout = 10_000;

export type S3BlobStore = BlobStore & {
  /** Rejects if the bucket cannot be used. */
  check(): Promise<void>;
  close(): void;
};

/**
 * Files in one bucket. A store that does not answer, refuses or answers something else is a 503, whatever the
 * reason; the log has it. S3 writes are atomic. Gives up an attempt that is not answered within `timeout`
 * milliseconds.
 */
export function createS3BlobStore(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  timeout = answerTimeout,
): S3BlobStore {
  const client = new S3Client({
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    // A request waits for both attempts.
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectTimeout,
      requestTimeout: timeout,
      // Without it, the client only warns and waits on.
      throwOnRequestTimeout: true,
      socketTimeout: timeout,
    },
    // S3-compatible servers do not support the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return {
    write: (key, bytes) =>
      reachable(async () =>
        checkTag(await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes }))),
      ),
    read: (key) =>
      reachable(async () => {
        try {
          const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
          checkTag(found);
          return (await found.Body?.transformToByteArray()) ?? null;
        } catch (error) {
          if (error instanceof NoSuchKey) return null;
          throw error;
        }
      }),
    remove: (key) =>
      reachable(async () => {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
      }),
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
    close: () => client.destroy(),
  };
}

async function reachable<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (cause) {
    throw problem("unavailable", { retryAfter: 5, cause });
  }
}

/** S3 states the tag of what it stored; a proxy that answers in its place does not. */
function checkTag({ ETag: tag }: { ETag?: string | undefined }): void {
  if (tag === undefined) throw new Error("The answer is not from S3: it has no ETag.");
}
