import type { ReviewSource } from "@heirloop/machines/review-modal/review-modal.machine";
import { atom } from "jotai";

/** Where the user just asked for the form of a review. */
export const reviewSourceAtom = atom<ReviewSource | null>(null);
