export { readTimers, TIMERS_KEY, writeTimers } from './storage';
export { timeLeft } from './time-left';
export { withStarted } from './with-started';
export type { NewTimer, Timer, Timers } from './types';
