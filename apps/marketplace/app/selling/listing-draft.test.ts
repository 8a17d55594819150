import { pageUrls } from "@heirloop/contract/page/page-urls";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { StorageItem } from "../browser-storage/browser-storage.ts";
import {
  isLeavingSavedForm,
  listingDraftItem,
  openListingDraft,
  serializeListingForm,
  storeListingDraft,
} from "./listing-draft.ts";
import { readListingForm } from "./read-listing-form.ts";

afterEach(() => vi.unstubAllGlobals());

const emptyListingValues = readListingForm(new FormData());

function typedForm(): FormData {
  const form = new FormData();
  const {
    pickup: _pickup,
    delivery: _delivery,
    materials: _materials,
    rooms: _rooms,
    ...texts
  } = emptyListingValues;
  for (const [name, value] of Object.entries(texts))
    form.append(name, typeof value === "string" ? value : "");
  form.set("title", "Oak & elm chair");
  form.set("description", "Two lines,\nwith 100% wool");
  form.append("loaded", '{"title":"Chair"}');
  for (const material of ["oak", "elm", ""]) form.append("materials", material);
  form.append("delivery", "yes");
  for (const image of ["/pictures/a", "/pictures/b"]) form.append("images", image);
  form.append("imagesFile", new File(["…"], "chair.jpg"));
  return form;
}

/** Stands for the storage of the tab. */
function storedText(text: string | null): StorageItem {
  let stored = text;
  return {
    read: () => stored,
    write: (value) => void (stored = value),
    forget: () => void (stored = null),
  };
}

const typed = serializeListingForm(typedForm());
/** What the form of `typed` was loaded with. */
const loaded = '{"title":"Chair"}';

test("restores what was typed and the uploaded pictures", () => {
  const stored = storedText(typed);
  expect(openListingDraft(stored, { loaded, answer: null })).toEqual({
    values: {
      ...emptyListingValues,
      title: "Oak & elm chair",
      description: "Two lines,\nwith 100% wool",
      materials: ["oak", "elm"],
      pickup: false,
      delivery: true,
      place: "",
    },
    images: ["/pictures/a", "/pictures/b"],
  });
  expect(stored.read()).toBe(typed);
});

test("drops the draft when the listing has been changed since", () => {
  const stored = storedText(typed);
  expect(openListingDraft(stored, { loaded: '{"title":"Bench"}', answer: null })).toBe("outdated");
  expect(stored.read()).toBeNull();
});

test("drops the draft when it has been saved, and keeps what was refused without restoring it", () => {
  const [saved, refused] = [storedText(typed), storedText(typed)];
  expect(openListingDraft(saved, { loaded, answer: "saved" })).toBeNull();
  expect(openListingDraft(refused, { loaded, answer: "refused" })).toBeNull();
  expect([saved.read(), refused.read()]).toEqual([null, typed]);
});

test("restores nothing when nothing was typed", () => {
  expect(openListingDraft(storedText(null), { loaded, answer: null })).toBeNull();
});

test("restores the draft of a new listing, which was loaded with nothing", () => {
  const form = typedForm();
  form.delete("loaded");
  expect(
    openListingDraft(storedText(serializeListingForm(form)), { loaded: "", answer: null }),
  ).toMatchObject({ values: { title: "Oak & elm chair" } });
});

test("keeps what is typed until the form is as it was again", () => {
  const stored = storedText(null);
  storeListingDraft(stored, "title=Chairs", "title=Chair");
  expect(stored.read()).toBe("title=Chairs");
  storeListingDraft(stored, "title=Chair", "title=Chair");
  expect(stored.read()).toBeNull();
});

test("keeps the drafts of each listing and of each account apart", () => {
  const values = new Map<string, string>();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
  });
  listingDraftItem("ada", "chair").write(typed);
  expect(
    [listingDraftItem("ada", "chair"), listingDraftItem("ada", "new"), listingDraftItem("bob", "chair")].map(
      (item) => item.read(),
    ),
  ).toEqual([typed, null, null]);
});

describe("a sent form leaves its page", () => {
  const page = pageUrls.newListing();
  const sent = { state: "loading" as const, formData: typedForm() };
  test.each([
    ["for another page", { ...sent, location: { pathname: "/listing/chair" } }, true],
    ["not while it is sent", { ...sent, state: "submitting" as const, location: { pathname: "/" } }, false],
    ["not when it is refused", { ...sent, location: { pathname: page } }, false],
    ["not when it leads to the login", { ...sent, location: { pathname: pageUrls.login() } }, false],
    ["not by a link", { ...sent, formData: undefined, location: { pathname: "/" } }, false],
    ["not afterwards", { state: "idle" as const, formData: undefined, location: undefined }, false],
  ])("%s", (_case, navigation, isLeaving) => {
    expect(isLeavingSavedForm(page, navigation)).toBe(isLeaving);
  });
});
