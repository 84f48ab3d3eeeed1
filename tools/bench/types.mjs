/**
 * What a benchmark gets.
 *
 * @typedef {object} Bench
 * @property {import('@playwright/test').Browser}           browser
 * @property {import('../test/sites.mjs').RunningSite}      site
 * @property {number}                                       runs     How often each figure is measured.
 * @property {number}                                       [recipes] How many recipes the site has, where that matters.
 * @property {import('../site/progress.mjs').Progress}      progress
 */

export {};
