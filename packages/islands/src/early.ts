/**
 * What answers a press on a printed island before its view is there, for what
 * needs no view to be known. It comes with a small script of its own, the block's
 * second one.
 */
export type EarlyAnswer = {
	/** Returns whether something that is pressed is answered. */
	isAnswered: ( target: Element ) => boolean;
	/** Works out beforehand what may be asked for, in small steps. */
	prepare: ( props: unknown ) => Iterator< unknown >;
	/** Shows what a press changes, and gives what takes it back; nothing where it changes nothing that is known. */
	show: (
		root: Element,
		props: unknown,
		target: Element
	) => ( () => void ) | undefined;
};

declare global {
	interface Larder {
		/** What answers early, by the name of the island. */
		early?: Partial< Record< string, EarlyAnswer > >;
	}
}

/** The same with the props that the server sends for the island. */
type AnswerOf< Props > = Pick< EarlyAnswer, 'isAnswered' > & {
	prepare: ( props: Props ) => Iterator< unknown >;
	show: (
		root: Element,
		props: Props,
		target: Element
	) => ( () => void ) | undefined;
};

/**
 * Announces what answers presses on an island before its view is there.
 *
 * @param name   Name of the island.
 * @param answer Answers them.
 */
export function answerEarly< Props extends object >(
	name: string,
	answer: AnswerOf< Props >
): void {
	const { larder = {} } = window;
	larder.early = {
		...larder.early,
		[ name ]: {
			...answer,
			// The server prints the props of the same version of the plugin.
			prepare: ( props ) => answer.prepare( props as Props ),
			show: ( root, props, target ) =>
				answer.show( root, props as Props, target ),
		},
	};
}
