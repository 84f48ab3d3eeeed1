export { pressOnSpace } from './press-on-space';
export { timeIsUp } from './time-is-up';
export { clockText } from './time-text';
export { TimerRow } from './timer-row';
export {
	holdLabel,
	leftLabel,
	minuteLabel,
	startedText,
	stopLabel,
	upTo,
} from './timer-words';
export { useStartTimer } from './use-start-timer';
export { timeOf } from './time-of';
export { useAnnouncement } from './use-announcement';
export { useTimers } from './use-timers';
