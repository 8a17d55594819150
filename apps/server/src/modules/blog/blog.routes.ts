import { blogEndpoints } from "@heirloop/contract/blog/blog.endpoints";
import { relatedPosts } from "@heirloop/contract/blog/related-posts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { serve, type Route } from "../../http/route.ts";
import { presentListing } from "../listing/listing.presenter.ts";
import { findListings, type ListedRow } from "../listing/listing.queries.ts";
import type { Module } from "../module.ts";
import { presentPost } from "./blog.presenter.ts";
import { findPost, listPosts } from "./blog.queries.ts";

const piecesShown = 4;

/** Returns the newest pieces for sale of the post's types. */
async function piecesOf(db: Db, deps: Deps, types: readonly string[]): Promise<ListedRow[]> {
  if (types.length === 0) return [];
  const { hits } = await deps.search.listings({
    keyword: "",
    clauses: [{ any: types.map((value) => ({ kind: "facet", facet: "types", value })) }],
    sort: "newest",
    offset: 0,
    length: piecesShown,
    facets: [],
    disjunctive: false,
  });
  return findListings(
    db,
    hits.map(({ record }) => record.objectID),
  );
}

const routes = (deps: Deps): readonly Route[] => [
  serve(blogEndpoints.list, async ({ db, now }) => ({ posts: (await listPosts(db, now)).map(presentPost) })),
  serve(blogEndpoints.get, async ({ params, caller, db, now }) => {
    const post = await findPost(db, params.slug, now);
    if (post === null) throw problem("not-found");
    const viewer = { userId: caller?.userId ?? null, now };
    const pieces = await piecesOf(db, deps, post.types);
    return {
      ...presentPost(post),
      body: post.body,
      listings: pieces.map((row) => presentListing(row, viewer)),
      related: relatedPosts(await listPosts(db, now), post).map(presentPost),
    };
  }),
];

export const blog: Module = { routes };
