import type { Press } from './types';

/**
 * What answers a press on a printed island before its view is there, for what
 * needs no view to be known. It comes with a small script of its own, the block's
 * second one.
 */
export type EarlyAnswer< Props = never > = {
	/** Returns whether something that is pressed is answered. */
	isAnswered: ( target: Element ) => boolean;
	/** Works out beforehand what may be requested, in small steps. */
	prepare: ( props: Props, root: Element ) => Iterator< unknown >;
	/** Shows what a press changes, and gives what takes it back; nothing where it changes nothing that is known. */
	show?: (
		root: Element,
		props: Props,
		target: Element
	) => ( () => void ) | undefined;
	/** Performs and stores what a press asks for; false where the view has to do it. */
	settle?: ( root: Element, props: Props, press: Press ) => boolean;
};

declare global {
	interface Larder {
		/** What answers early, by the name of the island. */
		early?: Partial< Record< string, EarlyAnswer > >;
	}
}

/**
 * Announces what answers presses on an island before its view is there.
 *
 * @param name   Name of the island.
 * @param answer Answers them.
 */
export function answerEarly< Props extends object >(
	name: string,
	answer: EarlyAnswer< Props >
): void {
	const { larder = {} } = window;
	larder.early = { ...larder.early, [ name ]: answer };
}
