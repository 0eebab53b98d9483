import fc from 'fast-check';

/**
 * Settings of all property tests: the same inputs on every run, so that a run that passed passes again. Longer
 * runs look elsewhere by `PROPERTY_SEED` (a number) and further by `PROPERTY_RUNS` (inputs a property).
 */
fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121),
  ...(process.env['PROPERTY_RUNS'] ? { numRuns: Number(process.env['PROPERTY_RUNS']) } : {}),
});
