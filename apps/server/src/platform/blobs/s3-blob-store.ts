import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
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

/** Milliseconds. Limits how long a half-open connection can block a request. */
const patience = { connect: 2_000, answer: 10_000 };

/** Files in one bucket. An unreachable store is a 503; S3 writes are atomic. */
export function createS3BlobStore({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): BlobStore & { close(): void } {
  const client = new S3Client({
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    requestHandler: { connectionTimeout: patience.connect, requestTimeout: patience.answer },
    // S3-compatible servers do not support the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return {
    async write(key, bytes) {
      await reachable(client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes })));
    },
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return (await Body?.transformToByteArray()) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw refusalOf(error);
      }
    },
    async remove(key) {
      await reachable(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })));
    },
    close: () => client.destroy(),
  };
}

const reachable = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    throw refusalOf(error);
  });

/** A wrong key or bucket is a permanent configuration error; everything else is expected to be temporary. */
function refusalOf(error: unknown): unknown {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status !== undefined && status < 500) return error;
  return problem("unavailable", { retryAfter: 5, cause: error });
}
