/**
 * What a benchmark gets.
 *
 * @typedef {object} Bench
 * @property {import('@playwright/test').Browser}           browser
 * @property {import('../test/sites.mjs').RunningSite}      site
 * @property {number}                                       runs     How often each figure is measured.
 * @property {number}                                       [recipes] How many recipes the site has, where that matters.
 * @property {number}                                       [clients] How many vote at once, where that matters.
 * @property {number}                                       [calls]   How many calls each of them makes.
 * @property {import('../site/progress.mjs').Progress}      progress
 * @property {readonly string[]}                            [only] The parts to measure, where a benchmark has some; all without it.
 * @property {( rows: readonly import('./table.mjs').Row[] ) => void} [tell] Hears rows as soon as they are known.
 */

export {};
