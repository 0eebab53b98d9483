/** After this many milliseconds without news a long step says that it is still at it. */
const REMINDER = 10_000;

function seconds(since: number): string {
  return `${((performance.now() - since) / 1_000).toFixed(1)} s`;
}

/**
 * Says what is being done, does it, and says how long it took. A step of more than ten seconds repeats itself,
 * so that nobody takes a long build for a hang.
 */
export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  console.log(`▸ ${what}`);
  const reminder = setInterval(() => console.log(`  still at it: ${what} (${seconds(started)})`), REMINDER);
  try {
    const result = await work();
    console.log(`  done in ${seconds(started)}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
