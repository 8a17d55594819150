import { busSuite } from "./bus.suite.ts";
import { createMemoryBus } from "./memory-bus.ts";

busSuite("in memory", async () => ({ bus: createMemoryBus(), close: async () => {} }));
