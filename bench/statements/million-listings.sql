-- Makes 1,008,000 listings out of the demo world's 12,000, with their prices, questions, favorites, sellers and sales.
-- For a database of its own: `psql -f bench/statements/million-listings.sql <database>`, as a superuser (constraints are
-- not checked). How it was used is in docs/performance.md.
set synchronous_commit = off;
set session_replication_role = replica;

-- Inserts copies of a table's rows with some columns replaced: `{"id": "md5(row.id || copy)"}`.
create function pg_temp.copy_rows(source text, copies int, replaced jsonb) returns void language plpgsql as $$
declare
  names text;
  expressions text;
begin
  select
    string_agg(quote_ident(column_name), ', ' order by ordinal_position),
    string_agg(coalesce(replaced ->> column_name, 'row.' || quote_ident(column_name)), ', ' order by ordinal_position)
  into names, expressions
  from information_schema.columns
  where table_schema = 'public' and table_name = source;
  execute format(
    'insert into %I (%s) select %s from %I as row, generate_series(1, %s) as copy',
    source, names, expressions, source, copies
  );
end $$;

select pg_temp.copy_rows('user', 70, '{
  "id": "md5(''user'' || row.id || copy)",
  "email": "''copy-'' || copy || ''-'' || row.email",
  "slug": "row.slug || ''-copy-'' || copy",
  "payout_account": "null",
  "admin": "false"
}');
-- One copy in ten belongs to the same seller, the others to copies of that seller.
select pg_temp.copy_rows('listing', 83, '{
  "id": "md5(row.id || copy)",
  "slug": "row.slug || ''-'' || copy",
  "seller_id": "case when copy <= 8 then row.seller_id else md5(''user'' || row.seller_id || copy % 70 + 1) end",
  "created_at": "row.created_at - copy * interval ''1 hour''",
  "updated_at": "row.updated_at - copy * interval ''1 hour''",
  "reserved_by": "null",
  "reserved_until": "null",
  "sold_to": "md5(row.sold_to || copy)"
}');
select pg_temp.copy_rows('listing_price', 83, '{"listing_id": "md5(row.listing_id || copy)"}');
select pg_temp.copy_rows('listing_question', 83, '{
  "id": "md5(row.id || copy)",
  "listing_id": "md5(row.listing_id || copy)"
}');
select pg_temp.copy_rows('favorite', 40, '{"listing_id": "md5(row.listing_id || copy)"}');
select pg_temp.copy_rows('order', 83, '{
  "id": "md5(row.id || copy)",
  "buyer_id": "case when copy <= 3 then row.buyer_id else md5(''user'' || row.buyer_id || copy % 70 + 1) end",
  "seller_id": "case when copy <= 8 then row.seller_id else md5(''user'' || row.seller_id || copy % 70 + 1) end"
}');
select pg_temp.copy_rows('order_listing', 83, '{
  "order_id": "md5(row.order_id || copy)",
  "listing_id": "md5(row.listing_id || copy)"
}');
vacuum analyze;
