-- Sellers could type terms of their own. What the catalog does not have is taken from the listings.
update "listing" set "style" = null, "updated_at" = now() where "style" not in ('mid_century_modern', 'contemporary', 'scandinavian', 'traditional', 'danish_modern', 'industrial', 'farmhouse', 'art_deco', 'art_nouveau', 'bohemian', 'minimalist', 'transitional', 'rustic', '19_th_century', '20_th_century', '1970_s', '1980_s', '1990_s', 'coastal', 'french_provincial', 'hollywood_regency', 'victorian', 'georgian', 'baroque', 'shaker', 'postmodern', 'japandi', 'italian_modern', 'arts_and_crafts', 'eclectic', 'bauhaus');
--> statement-breakpoint
update "listing" set "color" = null, "updated_at" = now() where "color" not in ('ivory', 'cream', 'white', 'beige', 'natural', 'tan', 'camel', 'brown', 'espresso', 'black', 'charcoal', 'gray', 'rust', 'terracotta', 'orange', 'blush', 'pink', 'mustard', 'yellow', 'olive', 'sage', 'green', 'forest_green', 'teal', 'navy', 'blue', 'sky_blue', 'burgundy', 'red', 'plum', 'purple', 'gold', 'silver', 'amber', 'clear', 'multicolor');
--> statement-breakpoint
update "listing" set "materials" = array(select m from unnest("materials") with ordinality as t(m, at) where m = any (array['walnut', 'oak', 'white_oak', 'teak', 'mahogany', 'pine', 'cherry', 'rosewood', 'ash', 'beech', 'birch', 'maple', 'elm', 'painted_wood', 'reclaimed_wood', 'burl_wood', 'ebonized_wood', 'plywood', 'veneer', 'lacquer', 'bamboo', 'rattan', 'wicker', 'cane', 'paper_cord', 'rush', 'seagrass', 'jute', 'linen', 'cotton', 'canvas', 'wool', 'velvet', 'boucle', 'mohair', 'sherpa', 'tweed', 'silk', 'leather', 'faux_leather', 'brass', 'bronze', 'copper', 'chrome', 'steel', 'blackened_steel', 'iron', 'aluminum', 'gilded', 'glass', 'mirrored_glass', 'acrylic', 'plastic', 'marble', 'travertine', 'stone', 'concrete', 'ceramic', 'stoneware', 'porcelain', 'terracotta', 'plaster', 'paper']) order by at), "updated_at" = now()
where not "materials" <@ array['walnut', 'oak', 'white_oak', 'teak', 'mahogany', 'pine', 'cherry', 'rosewood', 'ash', 'beech', 'birch', 'maple', 'elm', 'painted_wood', 'reclaimed_wood', 'burl_wood', 'ebonized_wood', 'plywood', 'veneer', 'lacquer', 'bamboo', 'rattan', 'wicker', 'cane', 'paper_cord', 'rush', 'seagrass', 'jute', 'linen', 'cotton', 'canvas', 'wool', 'velvet', 'boucle', 'mohair', 'sherpa', 'tweed', 'silk', 'leather', 'faux_leather', 'brass', 'bronze', 'copper', 'chrome', 'steel', 'blackened_steel', 'iron', 'aluminum', 'gilded', 'glass', 'mirrored_glass', 'acrylic', 'plastic', 'marble', 'travertine', 'stone', 'concrete', 'ceramic', 'stoneware', 'porcelain', 'terracotta', 'plaster', 'paper'];
--> statement-breakpoint
update "listing" set "rooms" = array(select m from unnest("rooms") with ordinality as t(m, at) where m = any (array['living_room', 'bedroom', 'dining_room', 'kitchen', 'office', 'entryway', 'family_room', 'nursery', 'bathroom', 'outdoor']) order by at), "updated_at" = now()
where not "rooms" <@ array['living_room', 'bedroom', 'dining_room', 'kitchen', 'office', 'entryway', 'family_room', 'nursery', 'bathroom', 'outdoor'];
--> statement-breakpoint
-- A type decides its category and subcategory; a type that the catalog does not have becomes "other furniture".
update "listing" set "categories" = array[kind.category], "sub_categories" = array[kind.sub_category], "types" = array[kind.type], "updated_at" = now()
from (values
  ('coffee_tables', 'tables', 'furniture'),
  ('round_coffee_tables', 'tables', 'furniture'),
  ('dining_tables', 'tables', 'furniture'),
  ('round_dining_tables', 'tables', 'furniture'),
  ('side_tables', 'tables', 'furniture'),
  ('console_tables', 'tables', 'furniture'),
  ('nesting_tables', 'tables', 'furniture'),
  ('dressers', 'storage', 'furniture'),
  ('sideboards', 'storage', 'furniture'),
  ('credenzas', 'storage', 'furniture'),
  ('media_consoles', 'storage', 'furniture'),
  ('bookcases', 'storage', 'furniture'),
  ('cabinets', 'storage', 'furniture'),
  ('bar_cabinets', 'storage', 'furniture'),
  ('bar_carts', 'storage', 'furniture'),
  ('trunks', 'storage', 'furniture'),
  ('shelves', 'storage', 'furniture'),
  ('beds', 'bedroom', 'furniture'),
  ('headboards', 'bedroom', 'furniture'),
  ('nightstands', 'bedroom', 'furniture'),
  ('wardrobes', 'bedroom', 'furniture'),
  ('vanities', 'bedroom', 'furniture'),
  ('writing_desks', 'desks', 'furniture'),
  ('secretary_desks', 'desks', 'furniture'),
  ('office_desks', 'desks', 'furniture'),
  ('other_furniture', 'other', 'furniture'),
  ('three_seat_sofas', 'sofas', 'seating'),
  ('loveseats', 'sofas', 'seating'),
  ('sectionals', 'sofas', 'seating'),
  ('sofa_beds', 'sofas', 'seating'),
  ('chaises', 'sofas', 'seating'),
  ('armchairs', 'chairs', 'seating'),
  ('wingback_chairs', 'chairs', 'seating'),
  ('lounge_chairs', 'chairs', 'seating'),
  ('dining_chairs', 'chairs', 'seating'),
  ('desk_chairs', 'chairs', 'seating'),
  ('rocking_chairs', 'chairs', 'seating'),
  ('bar_stools', 'stools_and_benches', 'seating'),
  ('counter_stools', 'stools_and_benches', 'seating'),
  ('stools', 'stools_and_benches', 'seating'),
  ('ottomans', 'stools_and_benches', 'seating'),
  ('poufs', 'stools_and_benches', 'seating'),
  ('benches', 'stools_and_benches', 'seating'),
  ('settles', 'stools_and_benches', 'seating'),
  ('area_rugs', 'rugs', 'home_decor'),
  ('runners', 'rugs', 'home_decor'),
  ('round_rugs', 'rugs', 'home_decor'),
  ('wall_mirrors', 'mirrors', 'home_decor'),
  ('round_mirrors', 'mirrors', 'home_decor'),
  ('floor_mirrors', 'mirrors', 'home_decor'),
  ('vases', 'accents', 'home_decor'),
  ('bowls', 'accents', 'home_decor'),
  ('candleholders', 'accents', 'home_decor'),
  ('baskets', 'accents', 'home_decor'),
  ('wall_clocks', 'accents', 'home_decor'),
  ('mantel_clocks', 'accents', 'home_decor'),
  ('plant_stands', 'plants_and_stands', 'home_decor'),
  ('planters', 'plants_and_stands', 'home_decor'),
  ('pedestals', 'plants_and_stands', 'home_decor'),
  ('framed_art', 'art', 'home_decor'),
  ('sculptures', 'art', 'home_decor'),
  ('folding_screens', 'art', 'home_decor'),
  ('floor_lamps', 'lamps', 'lighting'),
  ('table_lamps', 'lamps', 'lighting'),
  ('desk_lamps', 'lamps', 'lighting'),
  ('lanterns', 'lamps', 'lighting'),
  ('pendants', 'ceiling_lights', 'lighting'),
  ('chandeliers', 'ceiling_lights', 'lighting'),
  ('flush_mounts', 'ceiling_lights', 'lighting'),
  ('sconces', 'wall_lights', 'lighting')
) as kind(type, sub_category, category)
where kind.type = case
    when "listing"."types"[1] in ('coffee_tables', 'round_coffee_tables', 'dining_tables', 'round_dining_tables', 'side_tables', 'console_tables', 'nesting_tables', 'dressers', 'sideboards', 'credenzas', 'media_consoles', 'bookcases', 'cabinets', 'bar_cabinets', 'bar_carts', 'trunks', 'shelves', 'beds', 'headboards', 'nightstands', 'wardrobes', 'vanities', 'writing_desks', 'secretary_desks', 'office_desks', 'other_furniture', 'three_seat_sofas', 'loveseats', 'sectionals', 'sofa_beds', 'chaises', 'armchairs', 'wingback_chairs', 'lounge_chairs', 'dining_chairs', 'desk_chairs', 'rocking_chairs', 'bar_stools', 'counter_stools', 'stools', 'ottomans', 'poufs', 'benches', 'settles', 'area_rugs', 'runners', 'round_rugs', 'wall_mirrors', 'round_mirrors', 'floor_mirrors', 'vases', 'bowls', 'candleholders', 'baskets', 'wall_clocks', 'mantel_clocks', 'plant_stands', 'planters', 'pedestals', 'framed_art', 'sculptures', 'folding_screens', 'floor_lamps', 'table_lamps', 'desk_lamps', 'lanterns', 'pendants', 'chandeliers', 'flush_mounts', 'sconces') then "listing"."types"[1]
    else 'other_furniture'
  end
  and ("listing"."types" <> array[kind.type] or "listing"."sub_categories" <> array[kind.sub_category] or "listing"."categories" <> array[kind.category]);
