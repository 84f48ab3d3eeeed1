export { clockText, spokenTime } from './time-text';
export { TimerRow } from './timer-row';
export { TIMERS_EVENT, useStartTimer } from './use-start-timer';
export { timeOf } from './time-of';
export { useTimers } from './use-timers';
