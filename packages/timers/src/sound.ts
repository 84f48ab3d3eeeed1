/** How long a timer rings unless somebody stops it, in seconds. */
const MAX_SECONDS = 60;

/** Pitch in hertz, and how long each of three beeps lasts, in seconds. */
const PITCH = 880;
const BEEP = 0.14;
const GAP = 0.1;

/** Seconds after which the three beeps come again. */
const EVERY = 2;

const VIBRATION = [ 300, 150, 300, 150, 300 ];

let context: AudioContext | undefined;

/**
 * Prepares to ring. Browsers allow a page to make sound only after a press in it.
 */
export function allowSound(): void {
	try {
		context ??= new AudioContext();
		// Where it is too early the next press tries again.
		context.resume().catch( () => {} );
	} catch {
		// No sound on this device; the tray and the vibration remain.
	}
}

/**
 * Plays beeps until it is told to stop. They are planned ahead, since a page in
 * the background may not keep time.
 *
 * @param audio Where they are played.
 * @return Stops them.
 */
function beep( audio: AudioContext ): () => void {
	const tone = audio.createOscillator();
	const volume = audio.createGain();
	tone.frequency.value = PITCH;
	volume.gain.value = 0;
	tone.connect( volume ).connect( audio.destination );
	const start = audio.currentTime;
	for ( let round = 0; round < MAX_SECONDS; round += EVERY ) {
		for ( let count = 0; count < 3; count++ ) {
			const at = start + round + count * ( BEEP + GAP );
			volume.gain.setTargetAtTime( 0.35, at, 0.01 );
			volume.gain.setTargetAtTime( 0, at + BEEP, 0.02 );
		}
	}
	tone.start();
	tone.stop( start + MAX_SECONDS );
	return () => tone.disconnect();
}

/** Vibrates the device where it can. */
function vibrate( pattern: number[] ): void {
	// Missing in Safari, although its type is not optional.
	if ( 'vibrate' in navigator ) {
		navigator.vibrate( pattern );
	}
}

/**
 * Rings: sound and vibration.
 *
 * @param until Ends it.
 * @return Settles when it has ended.
 */
export function ring( until: AbortSignal ): Promise< void > {
	return new Promise( ( resolve ) => {
		allowSound();
		const silence = context ? beep( context ) : () => {};
		vibrate( VIBRATION );
		const pulse = setInterval( () => vibrate( VIBRATION ), EVERY * 1000 );
		const end = (): void => {
			clearInterval( pulse );
			clearTimeout( limit );
			silence();
			vibrate( [] );
			resolve();
		};
		const limit = setTimeout( end, MAX_SECONDS * 1000 );
		until.addEventListener( 'abort', end, { once: true } );
	} );
}
