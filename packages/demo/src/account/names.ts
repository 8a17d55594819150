type Names = readonly [string, ...string[]];

export const firstNames: Names = ["Maya", "Jonah", "Priya", "Elena", "Marcus", "Tess", "Owen", "Lucia", "Amara", "Felix", "Nora", "Theo", "Ingrid", "Samir", "Wren", "Caleb", "Yuki", "Delia", "Hugo", "Ruth", "Kofi", "Anya", "Silas", "Paloma", "Gideon", "Marit", "Leon", "Iris", "Tomas", "Odette", "Rafael", "June", "Callum", "Noor", "Esther", "Dario", "Hattie", "Emil", "Zadie", "Bruno", "Linnea", "Arlo", "Simone", "Vikram", "Greta", "Mateo", "Hana", "Levi", "Corinne", "Jasper", "Aisha", "Rowan", "Beatriz", "Ezra", "Freya", "Malik", "Opal", "Stefan", "Talia", "Winston"];

export const lastNames: Names = ["Alvarez", "Brandt", "Castillo", "Doyle", "Ekström", "Farrow", "Goldberg", "Hollins", "Ibarra", "Jansen", "Kaplan", "Lindqvist", "Moreau", "Nakamura", "Okafor", "Petrov", "Quinn", "Rivera", "Sandhu", "Thorne", "Underhill", "Vasquez", "Whitlock", "Xu", "Yates", "Zeller", "Abernathy", "Bellamy", "Cho", "Devlin", "Engel", "Fontaine", "Greer", "Haddad", "Ivers", "Jovanovic", "Keane", "Lowell", "Marchetti", "Novak", "Oduya", "Prescott", "Rourke", "Salazar", "Tran", "Valdez", "Winslow", "Yilmaz"];

const shopFirsts: Names = ["Copper", "Juniper", "Second", "Velvet", "North", "Old", "Golden", "Cedar", "Paper", "Quiet", "Brass", "Harbor", "Found", "Little", "Linden", "Salt", "Ember", "Indigo", "Marigold", "Stone", "River", "Hazel", "Mercer", "Birch", "Iron", "Orchard", "Rosewood", "Sunday", "Tandem", "Wild", "Fern", "Clover", "Bluebird", "Canyon", "Foxglove", "Gable", "Hollow", "Lantern", "Meadow", "Olive"];
const shopSeconds: Names = ["Lane", "Attic", "Story", "Mill", "Parlor", "Street", "Room", "House", "Yard", "Post", "Barn", "Door", "Chair", "Table", "Field", "Stair", "Mantel", "Corner", "Key", "Gate"];
const shopEndings: Names = ["Vintage", "Furniture", "Interiors", "Resale", "Antiques", "Home", "Collective", "Modern", "Mercantile", "Salvage", "Studio", "Goods", "& Co", "Supply", "Exchange"];

export const shopNameParts = { shopFirsts, shopSeconds, shopEndings } as const;
