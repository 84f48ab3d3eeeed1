/**
 * How many tests a step had.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [retried] Tests that passed at their second try alone; they count as passed.
 */

/**
 * What a step gets.
 *
 * @typedef {object} Tools
 * @property {( command: string, args: readonly string[], env?: NodeJS.ProcessEnv ) => Promise<number>} run
 *           Runs a program in the repository and gives its exit code; what it prints goes to the log of the step.
 * @property {( text: string ) => void} log    Adds a line to the log of the step.
 * @property {string}                   report Where the step may have a report written.
 */

/**
 * One check, or one suite of tests in one environment.
 *
 * @typedef {object} Step
 * @property {string}   name
 * @property {string[]} after  Steps that have to be through before, well or not.
 * @property {number}   weight How many of the places it takes.
 * @property {( tools: Tools ) => Promise<Counts>} work
 */

/**
 * How a step went.
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {Counts} counts
 * @property {number} time In milliseconds.
 * @property {string} log  Path of the log file.
 */

export {};
