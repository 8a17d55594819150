-- Brands of existing listings. Those that count as designers' and those that came with the shop are approved; the others wait for an admin.
with named as (
  select "brand" as name, coalesce(nullif(regexp_replace(lower(translate(replace(replace(replace(replace(replace(replace("brand", '&', 'and'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿłđÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŁĐ', 'aaaaaaceeeeiiiinoooooouuuuyyldaaaaaaceeeeiiiinoooooouuuuyld')), '[^a-z0-9]+', '', 'g'), ''), lower("brand")) as id, bool_or("designer") as designer, count(*) as listings,
    "brand" in (
      'Halden & Moss',
      'Ravnsborg Møbler',
      'Casa Verani',
      'Atelier Corvin',
      'Linden Street',
      'Fenwick Joinery',
      'Ostra Studio',
      'Marlow & Finch',
      'Northlight',
      'Pellworth',
      'Solano Works',
      'Tilde Form',
      'Greyfriars Forge',
      'Maison Aubrac',
      'Kestrel Lighting',
      'Lumen & Reed',
      'Tallgrass',
      'Ennis Hollow',
      'Voss & Lund',
      'Brightwater',
      'Calloway House',
      'Orsini Tessuti',
      'Petra Loom',
      'Warp & Field',
      'Kiln Street',
      'Adler & Roth',
      'Harrow Lane',
      'Sable & Pine',
      'Studio Ilvane',
      'Meridian Craft',
      'Oakhurst Guild',
      'Belgrave Upholstery',
      'Rue Lavande',
      'Tanaka Mokko',
      'Inari House',
      'Quarry & Co',
      'Delmar',
      'Fable & Thorn',
      'Union Depot',
      'Gilded Wren',
      'Lykke',
      'Bruno Castel',
      'Hollis Grant',
      'Ferro Nord',
      'Westmere',
      'Aster Row',
      'Cordova Hide',
      'Sunday Parlor',
      'Noor Atelier',
      'Pavia Marmi',
      'Birch & Barrow',
      'Eero Lahti',
      'Monarch & Hale',
      'Trestle Hill',
      'Camden Glassworks',
      'Signe Aagaard',
      'Redwood Mercantile',
      'Ivy Terrace',
      'Palisade',
      'Josef Renn',
      'Carrow Clockworks',
      'Papermoon',
      'Half Moon Press'
    ) as known
  from "listing" where "brand" is not null group by "brand"
), best as (
  select distinct on (id) id, name, bool_or(designer) over (partition by id) as is_designer, bool_or(known) over (partition by id) as is_known
  from named order by id, known desc, designer desc, listings desc, name
)
insert into "listing_brand" ("id", "name", "designer", "status", "created_at", "decided_at")
select id, name, is_designer, case when is_designer or is_known then 'approved' else 'new' end, now(), case when is_designer or is_known then now() end
from best
on conflict do nothing;
--> statement-breakpoint
-- Names that differ in case, accents or spaces are one brand.
update "listing" set "brand" = "listing_brand"."name", "designer" = "listing_brand"."designer", "updated_at" = now()
from "listing_brand"
where "listing_brand"."id" = coalesce(nullif(regexp_replace(lower(translate(replace(replace(replace(replace(replace(replace("listing"."brand", '&', 'and'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿłđÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŁĐ', 'aaaaaaceeeeiiiinoooooouuuuyyldaaaaaaceeeeiiiinoooooouuuuyld')), '[^a-z0-9]+', '', 'g'), ''), lower("listing"."brand"))
  and ("listing"."brand" <> "listing_brand"."name" or "listing"."designer" <> "listing_brand"."designer");
