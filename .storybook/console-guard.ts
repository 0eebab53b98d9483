/** Text of what was reported since the story began. */
let reported: string[] = [];

/** Counts everything written to `console.error` from now on; answers how to stop. */
export function watchConsole(): () => void {
  reported = [];
  const write = console.error;
  console.error = (...parts: unknown[]) => {
    reported.push(parts.map(String).join(' '));
    write(...parts);
  };
  return () => {
    console.error = write;
  };
}

/** Throws when something was reported: React's own complaints must not pass for a working story. */
export function expectQuietConsole(): void {
  if (reported.length > 0) throw new Error(`The story wrote to console.error:\n${reported.join('\n')}`);
}
