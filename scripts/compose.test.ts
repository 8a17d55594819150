import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod/mini";
import { readEnv } from "../apps/server/src/env.ts";
import { settingNames } from "../apps/server/src/env/settings.schema.ts";
import { repositoryRoot } from "./repository-root.ts";

// The containers themselves are started by no test: these hold the file to the settings and files that it names.
const environment = z.record(z.string(), z.string());
const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      build: z.optional(z.string()),
      environment: z._default(environment, {}),
      ports: z._default(z.array(z.string()), []),
      volumes: z._default(z.array(z.string()), []),
      depends_on: z._default(z.record(z.string(), z.object({ condition: z.string() })), {}),
      healthcheck: z.optional(z.looseObject({ test: z.array(z.string()) })),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});
const read = (path: string): string => readFileSync(join(repositoryRoot, path), "utf8");
const { services, volumes } = composeSchema.parse(parse(read("compose.yaml"), { merge: true }));

const servers = Object.entries(services).flatMap(([name, { build, environment: settings }]) =>
  build === undefined ? [] : [{ name, settings }],
);
/** Returns an address on this machine at which a service is published. */
const published = (name: string): string => `127.0.0.1:${services[name]?.ports[0]?.split(":")[1] ?? ""}`;

test("starts two web servers and a worker from the Dockerfile", () => {
  expect(servers.map(({ name, settings }) => [name, settings["ROLE"]])).toEqual([
    ["web-1", "web"],
    ["web-2", "web"],
    ["worker", "worker"],
  ]);
  expect(existsSync(join(repositoryRoot, "Dockerfile"))).toBe(true);
});

test.each(servers)("gives $name only settings that the server knows and accepts", ({ settings }) => {
  expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([]);
  const { databaseUrl, redisUrl, s3, appSecret, trustProxy, loopback, publicUrl } = readEnv(settings);
  expect({ databaseUrl, redisUrl, endpoint: s3?.endpoint, trustProxy, loopback, publicUrl }).toEqual({
    databaseUrl: `postgres://heirloop:heirloop@${published("database")}/heirloop`,
    redisUrl: `redis://${published("redis")}`,
    endpoint: `http://${published("store")}`,
    trustProxy: true,
    loopback: true,
    publicUrl: `http://localhost:${services["proxy"]?.environment["PORT"] ?? ""}`,
  });
  expect(appSecret).not.toBeNull();
});

test.each(servers)(
  "lacks only accounts at other companies before $name may open to the network",
  (server) => {
    const open = { ...server.settings, PUBLIC_URL: "https://shop.test" };
    expect(() => readEnv(open)).toThrow(
      /that needs: STRIPE_SECRET_KEY [^;]+; SMTP_URL \([^;]+; DEMO=off \([^;]+\.$/,
    );
  },
);

test("gives the services the names and passwords that the servers use", () => {
  const [first] = servers;
  const { DATABASE_URL = "", S3_BUCKET = "", S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = first?.settings ?? {};
  const { username, password, pathname } = new URL(DATABASE_URL);
  expect(services["database"]?.environment).toEqual({
    POSTGRES_USER: username,
    POSTGRES_PASSWORD: password,
    POSTGRES_DB: pathname.slice(1),
  });
  expect(services["store"]?.environment).toEqual({
    MINIO_ROOT_USER: S3_ACCESS_KEY_ID,
    MINIO_ROOT_PASSWORD: S3_SECRET_ACCESS_KEY,
  });
  expect(JSON.stringify(services["bucket"])).toContain(`store/${S3_BUCKET}`);
});

test("gives the proxy every variable of its configuration, and the web servers' ports", () => {
  const folder = services["proxy"]?.volumes[0]?.split(":")[0] ?? "";
  const configuration = read(join(folder, "haproxy.cfg"));
  const variables = new Set(Array.from(configuration.matchAll(/\$\{(\w+)\}/g), ([, name]) => name));
  expect(services["proxy"]?.environment).toEqual({
    PORT: "3000",
    WEB_1_PORT: services["web-1"]?.environment["PORT"],
    WEB_2_PORT: services["web-2"]?.environment["PORT"],
  });
  expect([...variables]).toEqual(Object.keys(services["proxy"]?.environment ?? {}));
  const files = Array.from(configuration.matchAll(/ file (\S+)$/gm), ([, file = ""]) => join(folder, file));
  expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
});

test("refers to services and volumes that exist, and waits only for what can be ready", () => {
  const all = Object.values(services);
  const needed = all.flatMap(({ depends_on: names }) => Object.entries(names));
  expect(needed.filter(([name]) => services[name] === undefined)).toEqual([]);
  const unknowable = needed.filter(
    ([name, { condition }]) => condition === "service_healthy" && services[name]?.healthcheck === undefined,
  );
  expect(unknowable).toEqual([]);
  const mounted = all.flatMap((service) => service.volumes).filter((mount) => !mount.startsWith("."));
  expect(mounted.map((mount) => mount.split(":")[0])).toEqual(Object.keys(volumes));
});
