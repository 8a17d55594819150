import { fill, gradient, type Pen, polygon, softened } from "../pen.ts";
import type { Point, Spot } from "../space.ts";
import type { Interior } from "./interior.ts";

type View = {
  sky: readonly [string, string];
  ground: string;
  draw(to: (u: number, v: number) => Spot, pen: Pen): void;
};

const shape = (to: (u: number, v: number) => Spot, points: readonly (readonly [number, number])[]) =>
  polygon(points.map(([u, v]) => to(u, v)));

const towers = (
  to: (u: number, v: number) => Spot,
  pen: Pen,
  list: readonly (readonly [left: number, width: number, height: number])[],
  foot: number,
  paint: string,
) => {
  for (const [left, width, height] of list)
    pen.draw(
      fill(
        shape(to, [
          [left, foot],
          [left, foot - height],
          [left + width, foot - height],
          [left + width, foot],
        ]),
        paint,
      ),
    );
};

const hills = (
  to: (u: number, v: number) => Spot,
  pen: Pen,
  base: number,
  swing: number,
  paint: string,
  shift = 0,
) =>
  pen.draw(
    fill(
      shape(to, [
        ...Array.from(
          { length: 21 },
          (_, step) =>
            [
              step / 20,
              base - Math.sin(step * 0.55 + shift) * swing - Math.sin(step * 0.21 + shift) * swing * 0.6,
            ] as const,
        ),
        [1, 1],
        [0, 1],
      ]),
      paint,
    ),
  );

const views: Record<string, View> = {
  la: {
    sky: ["#f3c9a0", "#f6e2c4"],
    ground: "#c9a578",
    draw(to, pen) {
      hills(to, pen, 0.66, 0.07, "#c08f74", 1);
      hills(to, pen, 0.78, 0.05, "#9a7c5d", 3);
      for (const [u, foot, tall] of [
        [0.2, 0.95, 0.55],
        [0.34, 0.97, 0.42],
        [0.78, 0.96, 0.6],
      ] as const) {
        pen.draw(
          fill(
            shape(to, [
              [u - 0.008, foot],
              [u - 0.005, foot - tall],
              [u + 0.005, foot - tall],
              [u + 0.008, foot],
            ]),
            "#5c4632",
          ),
        );
        for (let leaf = 0; leaf < 7; leaf++) {
          const turn = Math.PI * (0.05 + leaf * 0.15);
          const [dx, dy] = [Math.cos(turn) * 0.11, -Math.sin(turn) * 0.06 + 0.02];
          pen.draw(
            fill(
              shape(to, [
                [u, foot - tall],
                [u + dx * 0.5, foot - tall + dy * 1.3 - 0.02],
                [u + dx, foot - tall + dy + 0.04],
              ]),
              "#4f6244",
            ),
          );
        }
      }
    },
  },
  ba: {
    sky: ["#bfd0d6", "#efe3cf"],
    ground: "#6f8d97",
    draw(to, pen) {
      hills(to, pen, 0.7, 0.08, "#8a9a86", 2);
      pen.draw(
        fill(
          shape(to, [
            [0, 0.8],
            [1, 0.8],
            [1, 1],
            [0, 1],
          ]),
          "#7f9ca5",
        ),
      );
      for (const u of [0.3, 0.72])
        pen.draw(
          fill(
            shape(to, [
              [u - 0.016, 0.86],
              [u - 0.012, 0.32],
              [u + 0.012, 0.32],
              [u + 0.016, 0.86],
            ]),
            "#b4523a",
          ),
        );
      pen.draw(
        fill(
          shape(to, [
            [0, 0.72],
            [1, 0.72],
            [1, 0.745],
            [0, 0.745],
          ]),
          "#b4523a",
        ),
      );
      const cable = (from: number, to_: number, low: number) =>
        Array.from({ length: 17 }, (_, step) => {
          const t = step / 16;
          return to(from + (to_ - from) * t, 0.34 + Math.sin(t * Math.PI) * low);
        });
      const line = cable(0.3, 0.72, 0.36)
        .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
        .join("L");
      pen.draw(`<path d="M${line}" fill="none" stroke="#b4523a" stroke-width="4"/>`);
    },
  },
  ict: {
    sky: ["#9fc0d4", "#f4dfb4"],
    ground: "#c9a54f",
    draw(to, pen) {
      towers(
        to,
        pen,
        [
          [0.4, 0.05, 0.2],
          [0.47, 0.06, 0.3],
          [0.55, 0.05, 0.17],
          [0.62, 0.04, 0.12],
        ],
        0.72,
        "#7d8a8c",
      );
      hills(to, pen, 0.74, 0.02, "#b99a4d", 1);
      hills(to, pen, 0.86, 0.02, "#d2b25f", 2);
      for (let stalk = 0; stalk < 26; stalk++) {
        const u = stalk / 25;
        pen.draw(
          fill(
            shape(to, [
              [u - 0.004, 1],
              [u + 0.006, 0.84 + ((stalk * 7) % 5) * 0.012],
              [u + 0.012, 1],
            ]),
            "#a8853a",
          ),
        );
      }
    },
  },
  pdx: {
    sky: ["#b8c9cf", "#e9e2d4"],
    ground: "#4f6a54",
    draw(to, pen) {
      pen.draw(
        fill(
          shape(to, [
            [0.3, 0.7],
            [0.56, 0.2],
            [0.84, 0.7],
          ]),
          "#8c9ba4",
        ),
      );
      pen.draw(
        fill(
          shape(to, [
            [0.46, 0.39],
            [0.56, 0.2],
            [0.665, 0.385],
            [0.6, 0.36],
            [0.56, 0.42],
            [0.51, 0.36],
          ]),
          "#f4f2ec",
        ),
      );
      hills(to, pen, 0.7, 0.03, "#6d8474", 1);
      for (let tree = 0; tree < 13; tree++) {
        const u = 0.03 + tree * 0.08;
        const tall = 0.2 + ((tree * 5) % 4) * 0.05;
        pen.draw(
          fill(
            shape(to, [
              [u - 0.045, 1],
              [u, 1 - tall],
              [u + 0.045, 1],
            ]),
            tree % 2 ? "#3f5a47" : "#4d6a54",
          ),
        );
      }
    },
  },
  ny: {
    sky: ["#c6cbd6", "#f2dcc0"],
    ground: "#7c7f86",
    draw(to, pen) {
      towers(
        to,
        pen,
        [
          [0.02, 0.1, 0.42],
          [0.14, 0.08, 0.56],
          [0.25, 0.1, 0.38],
          [0.37, 0.07, 0.62],
          [0.47, 0.11, 0.45],
          [0.6, 0.08, 0.54],
          [0.7, 0.1, 0.36],
          [0.82, 0.07, 0.5],
          [0.9, 0.1, 0.4],
        ],
        0.95,
        "#9aa0aa",
      );
      pen.draw(
        fill(
          shape(to, [
            [0.385, 0.34],
            [0.405, 0.16],
            [0.425, 0.34],
          ]),
          "#9aa0aa",
        ),
      );
      towers(
        to,
        pen,
        [
          [0, 0.14, 0.26],
          [0.16, 0.13, 0.34],
          [0.31, 0.1, 0.22],
          [0.43, 0.14, 0.3],
          [0.59, 0.12, 0.25],
          [0.73, 0.13, 0.33],
          [0.88, 0.12, 0.24],
        ],
        1,
        "#6f737d",
      );
    },
  },
  phl: {
    sky: ["#c9d0cf", "#f0dcc3"],
    ground: "#8b5a45",
    draw(to, pen) {
      towers(
        to,
        pen,
        [
          [0.18, 0.08, 0.5],
          [0.3, 0.07, 0.4],
          [0.62, 0.09, 0.52],
          [0.76, 0.07, 0.36],
        ],
        0.8,
        "#a7adad",
      );
      pen.draw(
        fill(
          shape(to, [
            [0.45, 0.78],
            [0.45, 0.36],
            [0.5, 0.2],
            [0.55, 0.36],
            [0.55, 0.78],
          ]),
          "#b9b3a4",
        ),
      );
      for (let house = 0; house < 6; house++) {
        const left = house * 0.17 - 0.01;
        pen.draw(
          fill(
            shape(to, [
              [left, 1],
              [left, 0.7 + (house % 2) * 0.03],
              [left + 0.16, 0.7 + (house % 2) * 0.03],
              [left + 0.16, 1],
            ]),
            house % 2 ? "#94523f" : "#a5644c",
          ),
        );
        for (const [u, v] of [
          [0.03, 0.77],
          [0.1, 0.77],
          [0.03, 0.87],
          [0.1, 0.87],
        ] as const)
          pen.draw(
            fill(
              shape(to, [
                [left + u, v],
                [left + u + 0.035, v],
                [left + u + 0.035, v + 0.06],
                [left + u, v + 0.06],
              ]),
              "#f1e4cc",
            ),
          );
      }
    },
  },
};

/** A tall window in the wall, with the region outside. */
export function regionWindow(region: string, back: number): (pen: Pen) => void {
  const view = views[region] ?? views["la"];
  const [left, right, foot, head] = [-34, 22, 20, 84];
  return (pen) => {
    if (!view) return;
    const place = (x: number, y: number): Point => [x, y, back];
    const to = (u: number, v: number): Spot =>
      pen.at(place(left + (right - left) * u, head - (head - foot) * v));
    const frame = (grow: number) =>
      polygon(
        [
          [left - grow, foot - grow],
          [right + grow, foot - grow],
          [right + grow, head + grow],
          [left - grow, head + grow],
        ].map(([x = 0, y = 0]) => pen.at(place(x, y))),
      );
    pen.draw(`<g filter="${softened(pen, 10)}">${fill(frame(3), "#3a2a1d", 'fill-opacity=".25"')}</g>`);
    pen.draw(fill(frame(3), "#f2ece1"));
    const clip = pen.defineNew((id) => `<clipPath id="${id}"><path d="${frame(0)}"/></clipPath>`);
    pen.group(`clip-path="${clip}"`, () => {
      pen.draw(
        fill(
          frame(0),
          gradient(pen, to(0, 0), to(0, 1), [
            [0, view.sky[0]],
            [0.75, view.sky[1]],
            [1, view.ground],
          ]),
        ),
      );
      view.draw(to, pen);
    });
    for (const u of [1 / 3, 2 / 3])
      pen.draw(
        fill(polygon([to(u - 0.01, 0), to(u + 0.01, 0), to(u + 0.01, 1), to(u - 0.01, 1)]), "#f2ece1"),
      );
    pen.draw(fill(polygon([to(0, 0.42), to(1, 0.42), to(1, 0.45), to(0, 0.45)]), "#f2ece1"));
    pen.draw(
      fill(
        polygon([
          pen.at(place(left - 5, foot - 3)),
          pen.at(place(right + 5, foot - 3)),
          pen.at(place(right + 5, foot - 5)),
          pen.at(place(left - 5, foot - 5)),
        ]),
        "#e6dece",
      ),
    );
  };
}

export const locationInterior = (region: string): Interior => ({
  room: { wall: "#d5ccbb", floor: "#b28a5c", floorKind: "planks" },
  back: -22,
  angle: { yaw: -8, pitch: 9 },
  subject: { min: [-42, 2, -10], max: [42, 88, 14] },
  wall: regionWindow(region, -22),
  pieces: [
    {
      kind: "rug",
      size: [84, 0.5, 52],
      of: ["wool", "ivory", "cotton"],
      style: "bohemian",
      seed: `${region}r`,
      at: [0, -0.4, 10],
    },
    {
      kind: "loungechair",
      size: [29, 31, 31],
      of: [
        region === "pdx" || region === "phl" ? "wool" : "leather",
        region === "ict" ? "brown" : region === "pdx" ? "olive" : region === "phl" ? "navy" : "camel",
        "walnut",
      ],
      style: "danish_modern",
      seed: "lc2",
      at: [18, 0, 2],
    },
    {
      kind: "sidetable",
      size: [17, 21, 17],
      of: ["oak", "tan", "oak"],
      style: "mid_century_modern",
      seed: `${region}s`,
      at: [-12, 0, 0],
    },
    {
      kind: "planter",
      size: [13, 13, 13],
      of: ["terracotta", "terracotta", "ceramic"],
      style: "bohemian",
      seed: "p",
      at: [-34, 0, -6],
    },
  ],
});
