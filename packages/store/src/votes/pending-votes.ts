import { accountHash, siteKey } from '@larder/ajax';
import type { MarkKind } from './types';

/** Returns where the session of a tab keeps which votes the server has not answered. */
const keyOf = (): string => siteKey( 'pending-votes' );

/** For how long a vote is still wanted, in milliseconds. */
const FRESH = 600_000;

/** A vote that was given or taken back. */
export type PendingVote = { kind: MarkKind; id: number; isOn: boolean };

/** With when it was, and who gave it, as the page tells. */
type Kept = PendingVote & { time: number; who?: string | undefined };

function isKept( value: unknown ): value is Kept {
	if ( ! ( value instanceof Object ) ) {
		return false;
	}
	const { kind, id, isOn, time } = value as Partial<
		Record< keyof Kept, unknown >
	>;
	return (
		typeof kind === 'string' &&
		[ 'like', 'save', 'recommend' ].includes( kind ) &&
		Number.isInteger( id ) &&
		typeof isOn === 'boolean' &&
		typeof time === 'number'
	);
}

/** Reads what is kept, and drops what is old, or of somebody else who used this tab. */
function read(): Kept[] {
	try {
		const kept: unknown = JSON.parse(
			sessionStorage.getItem( keyOf() ) ?? '[]'
		);
		return Array.isArray( kept )
			? kept.filter(
					( one: unknown ): one is Kept =>
						isKept( one ) &&
						Date.now() - one.time < FRESH &&
						one.who === accountHash()
				)
			: [];
	} catch {
		return []; // Forbidden, or damaged by somebody else.
	}
}

function write( kept: readonly Kept[] ): void {
	try {
		if ( kept.length === 0 ) {
			sessionStorage.removeItem( keyOf() );
		} else {
			sessionStorage.setItem( keyOf(), JSON.stringify( kept ) );
		}
	} catch {
		// Full or forbidden; then a vote has to be answered by its own page.
	}
}

/** Returns the pending votes without one of them. */
function without( { kind, id }: Pick< PendingVote, 'kind' | 'id' > ): Kept[] {
	return read().filter( ( one ) => one.kind !== kind || one.id !== id );
}

/**
 * Stores a vote until the server has answered: the page may end before it was
 * sent.
 *
 * @param vote What was chosen.
 */
export function keepPending( vote: PendingVote ): void {
	write( [
		...without( vote ),
		{ ...vote, time: Date.now(), who: accountHash() },
	] );
}

/**
 * Forgets a vote that was answered.
 *
 * @param vote Of which kind, and of which post.
 */
export function settle( vote: Pick< PendingVote, 'kind' | 'id' > ): void {
	if ( read().length > 0 ) {
		write( without( vote ) );
	}
}

/**
 * Returns and clears the votes that pages of this tab have left unanswered.
 *
 * @return In order; nothing the next time.
 */
export function takePendingVotes(): PendingVote[] {
	const kept = read();
	if ( kept.length > 0 ) {
		write( [] );
	}
	return kept;
}
