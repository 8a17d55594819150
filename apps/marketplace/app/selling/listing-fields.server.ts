import { amountWords, centsOf } from "@heirloop/contract/money/cents-of";
import { numberOf } from "@heirloop/contract/number/number-of";
import type { ListingValues } from "@heirloop/ui/patterns/listing-form/listing-values";
import { formText } from "../api/form-text.ts";

/** What was typed into a listing's form. */
export function listingValues(form: FormData): ListingValues {
  const text = (name: string) => formText(form, name);
  return {
    title: text("title"),
    kind: text("kind"),
    description: text("description"),
    brand: text("brand"),
    condition: text("condition"),
    conditionNotes: text("conditionNotes"),
    materials: text("materials"),
    style: text("style"),
    color: text("color"),
    rooms: form.getAll("rooms").filter((room) => typeof room === "string"),
    width: text("width"),
    depth: text("depth"),
    height: text("height"),
    weight: text("weight"),
    price: text("price"),
    pickup: form.has("pickup"),
    delivery: form.has("delivery"),
  };
}

/** NaN for what is no number, which no schema takes. */
const measureOf = (typed: string): number => numberOf(typed) ?? Number.NaN;

/** The typed fields in the form of a draft, unchecked. */
export function draftOf(values: ListingValues, images: readonly string[]) {
  const [category = "", subCategory = "", type = ""] = values.kind.split("/");
  const { title, description, condition, rooms, pickup, delivery } = values;
  return {
    title,
    description,
    condition,
    // The form has them by name, the piece as they came: their order says nothing.
    rooms: rooms.toSorted(),
    images,
    category,
    subCategory,
    type,
    price: centsOf(values.price),
    brand: values.brand.trim() || null,
    conditionNotes: values.conditionNotes.trim() || null,
    materials: values.materials
      .split(",")
      .map((material) => material.trim())
      .filter((material) => material !== ""),
    style: values.style || null,
    color: values.color.trim() || null,
    dimensions: {
      width: measureOf(values.width),
      depth: measureOf(values.depth),
      height: measureOf(values.height),
    },
    weight: values.weight.trim() === "" ? null : measureOf(values.weight),
    delivery: { pickup, delivery },
  };
}

/** What a field's own check says in the words of a form. */
const words: Readonly<Record<string, string>> = {
  price: amountWords,
  condition: "Choose one",
  "dimensions.width": "Write inches, up to 400",
  "dimensions.depth": "Write inches, up to 400",
  "dimensions.height": "Write inches, up to 400",
  weight: "Write pounds, up to 2,000",
};

export function inFormWords(errors: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(errors).map(([path, message]) => [path, words[path] ?? message] as const);
  // The kind is one field that fills three.
  const kinds = ["category", "subCategory", "type"];
  const others = named.filter(([path]) => !kinds.includes(path));
  return Object.fromEntries(
    others.length === named.length ? others : [...others, ["kind", "Choose the kind of piece"]],
  );
}
