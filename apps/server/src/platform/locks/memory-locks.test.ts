import { locksSuite } from "./locks.suite.ts";
import { createMemoryLocks } from "./memory-locks.ts";

locksSuite("in memory", createMemoryLocks);
