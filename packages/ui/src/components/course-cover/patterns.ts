/** One filled outline on the 320 x 180 canvas; `tone` names a colour of the hue's palette. */
export interface Shape {
  d: string;
  tone: 'shape' | 'shapeSoft' | 'ink' | 'ground';
}

/** Draws from a repeatable source of numbers. */
type Pattern = (random: () => number) => Shape[];

const WIDTH = 320;
const HEIGHT = 180;

const pick = <T,>(random: () => number, first: T, ...others: T[]): T => {
  const all = [first, ...others];
  return all[Math.floor(random() * all.length)] ?? first;
};
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const cells = (size: number): [x: number, y: number][] =>
  range(Math.ceil(HEIGHT / size)).flatMap((row) =>
    range(Math.ceil(WIDTH / size)).map((column): [number, number] => [column * size, row * size]),
  );
const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const square = (x: number, y: number, size: number): string => `M${x} ${y}h${size}v${size}h${-size}Z`;

/** A quarter of a disc in one of the four corners of a cell. */
function quarter(x: number, y: number, s: number, corner: number): string {
  if (corner === 0) return `M${x} ${y}h${s}a${s} ${s} 0 0 1 ${-s} ${s}Z`;
  if (corner === 1) return `M${x + s} ${y}v${s}a${s} ${s} 0 0 1 ${-s} ${-s}Z`;
  if (corner === 2) return `M${x + s} ${y + s}h${-s}a${s} ${s} 0 0 1 ${s} ${-s}Z`;
  return `M${x} ${y + s}v${-s}a${s} ${s} 0 0 1 ${s} ${s}Z`;
}

const quarters: Pattern = (random) =>
  cells(60).flatMap(([x, y]) => [
    ...(random() < 0.35 ? [{ d: square(x, y, 60), tone: 'shapeSoft' as const }] : []),
    { d: quarter(x, y, 60, Math.floor(random() * 4)), tone: pick(random, 'shape', 'shapeSoft', 'shape', 'ink') },
  ]);

const triangles: Pattern = (random) =>
  cells(45).map(([x, y]) => ({
    d: pick(random, `M${x} ${y}h45L${x} ${y + 45}Z`, `M${x + 45} ${y}v45h-45Z`, `M${x} ${y}l45 45h-45Z`),
    tone: pick(random, 'shape', 'shapeSoft', 'shapeSoft', 'ground'),
  }));

const petals: Pattern = (random) =>
  cells(60).map(([x, y]) => ({
    d: random() < 0.5
      ? `M${x} ${y}a60 60 0 0 1 60 60a60 60 0 0 1 -60 -60Z`
      : `M${x + 60} ${y}a60 60 0 0 1 -60 60a60 60 0 0 1 60 -60Z`,
    tone: pick(random, 'shape', 'shapeSoft', 'shapeSoft', 'ink'),
  }));

const rings: Pattern = (random) => {
  const x = pick(random, 0, 160, 320, 90, 230) + Math.round(random() * 400 - 200) / 10;
  const y = pick(random, 0, 180, 90) + Math.round(random() * 200 - 100) / 10;
  const width = 28 + Math.round(random() * 8);
  return range(6).map((index) => ({
    d: circle(x, y, width * (6 - index)),
    tone: index === 5 ? 'ink' : index % 2 === 0 ? 'shapeSoft' : index === 3 ? 'shape' : 'ground',
  }));
};

const hills: Pattern = (random) => {
  const sun: Shape = { d: circle(50 + random() * 220, 44 + random() * 20, 20 + random() * 12), tone: 'ink' };
  const tones = ['shapeSoft', 'shape', 'shapeSoft'] as const;
  const layers = tones.map((tone, index): Shape => {
    const base = 82 + index * 32;
    const lift = 22 + random() * 34;
    const turn = 90 + random() * 140;
    return { d: `M0 ${base}Q${turn / 2} ${base - lift} ${turn} ${base}T320 ${base - lift / 3}V180H0Z`, tone };
  });
  return [sun, ...layers];
};

const bars: Pattern = (random) =>
  range(10).map((index) => {
    const height = 30 + random() * 120;
    return {
      d: `M${index * 32 + 5} 180v${-height}a11 11 0 0 1 22 0v${height}Z`,
      tone: pick(random, 'shape', 'shapeSoft', 'shapeSoft'),
    };
  });

const dots: Pattern = (random) => {
  const [fx, fy] = [random() * WIDTH, random() * HEIGHT];
  return cells(32).map(([x, y]) => {
    const near = 1 - Math.min(1, Math.hypot(x + 16 - fx, y + 16 - fy) / 230);
    return { d: circle(x + 16, y + 10, 3 + near * 11), tone: near > 0.72 ? 'ink' : near > 0.45 ? 'shape' : 'shapeSoft' };
  });
};

const stairs: Pattern = (random) => {
  const rise = 6 + random() * 8;
  const top = 30 + random() * 24;
  const down = random() < 0.5;
  return range(3).map((layer) => {
    const steps = range(8).map((step) => {
      const level = top + layer * 42 + (down ? step : 7 - step) * rise;
      return `${step === 0 ? 'M' : 'L'}${step * 40} ${level.toFixed(1)}h40`;
    });
    return { d: `${steps.join('')}V180H0Z`, tone: (['shapeSoft', 'shape', 'ink'] as const)[layer] ?? 'shape' };
  });
};

const lanterns: Pattern = (random) =>
  range(5).flatMap((index): Shape[] => {
    const x = 32 + index * 64;
    const y = 60 + random() * 60;
    const r = 20 + random() * 12;
    return [
      { d: `M${x - 1.5} 0h3v${y}h-3Z`, tone: 'shape' },
      { d: circle(x, y, r), tone: pick(random, 'shape', 'shapeSoft', 'shapeSoft', 'ink') },
      { d: circle(x, y, r * 0.45), tone: 'ground' },
    ];
  });

const tiles: Pattern = (random) =>
  cells(80).flatMap(([x, y]): Shape[] => {
    const tone = pick(random, 'shape', 'shapeSoft', 'shapeSoft');
    return [
      { d: circle(x + 40, y + 40, 40), tone },
      { d: pick(random, square(x + 40, y, 40), square(x, y + 40, 40), circle(x + 40, y + 40, 18)), tone: pick(random, tone, 'ink', 'ground') },
    ];
  });

/** All of them; a course's id picks one. */
export const patterns: readonly Pattern[] = [quarters, triangles, petals, rings, hills, bars, dots, stairs, lanterns, tiles];
