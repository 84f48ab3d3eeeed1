import { useEffect, useState } from '@wordpress/element';

/** Something that happens in a while, unless something else takes its place. */
type Delay = {
	start: ( then: () => void, milliseconds: number ) => void;
	stop: () => void;
	isRunning: () => boolean;
};

function createDelay(): Delay {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const stop = (): void => {
		clearTimeout( timer );
		timer = undefined;
	};
	return {
		start: ( then, milliseconds ) => {
			stop();
			timer = setTimeout( () => {
				timer = undefined;
				then();
			}, milliseconds );
		},
		stop,
		isRunning: () => timer !== undefined,
	};
}

/**
 * Delays a function: a new call replaces the one that waits, and none runs after the component is unmounted.
 *
 * @return How to start and stop it; the same object at each rendering.
 */
export function useDelay(): Delay {
	const [ delay ] = useState( createDelay );
	useEffect( () => delay.stop, [ delay ] );
	return delay;
}
