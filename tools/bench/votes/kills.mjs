import { randomFrom } from './random.mjs';

/** Of all servers there are: enough for any number of them to be hit alike. */
const SERVERS = 2 ** 16;

/** No client has this seed. */
const SEED = 0;

/**
 * Chooses when servers die, and which: at random, and the same in every run.
 *
 * @param {number} kills How many die.
 * @param {number} calls How many calls there are in all.
 * @return {Map<number, number>} The number of a server, to be taken modulo of how many there are, by how many calls are done then; never none of them or all.
 */
export function chooseKills( kills, calls ) {
	const random = randomFrom( SEED );
	/** @type {Map<number, number>} */
	const chosen = new Map();
	while ( chosen.size < Math.min( kills, calls - 1 ) ) {
		chosen.set(
			1 + Math.floor( random() * ( calls - 1 ) ),
			Math.floor( random() * SERVERS )
		);
	}
	return chosen;
}
