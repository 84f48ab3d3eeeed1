import type { Press } from './types';

/**
 * Handles presses on a printed island before its view is mounted, as far as
 * that needs no view: the block's early script, a small second one.
 */
export type EarlyAnswer< Props = never > = {
	/** Returns whether something that is pressed is answered. */
	isAnswered: ( target: Element ) => boolean;
	/** Precomputes what may be needed, in small steps. */
	prepare: ( props: Props, root: Element ) => Iterator< unknown >;
	/**
	 * Shows optimistically what a press changes, and returns the function that
	 * reverts it; nothing where the outcome is unknown.
	 */
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
 * Registers the early handler of an island.
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
