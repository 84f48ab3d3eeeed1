import type { Status } from '../../src/change-over/types';

/** A plugin whose two recipes have been counted, and are not changed over yet. */
export const counted: Status = {
	id: 'cooked',
	phase: 'looked',
	isPaused: false,
	isBusy: false,
	isActive: false,
	keepsType: false,
	done: 0,
	all: 2,
	changed: 0,
	lost: 0,
	posts: 0,
	counts: { recipes: 2 },
	elsewhere: 0,
	lacking: 0,
	copied: 0,
	damaged: 0,
	named: [],
	problem: '',
};
