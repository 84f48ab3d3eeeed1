/** Imported first: a visitor who saves data, for whom nothing wakes before it is pressed. */
Object.defineProperty( navigator, 'connection', {
	value: { saveData: true },
} );

/** A page that is painted at once. */
window.requestAnimationFrame = ( callback ) =>
	Number( setTimeout( () => callback( performance.now() ) ) );

/** A browser that remembers no first press, which the one of tests has no name for. */
class NoObserver implements Pick<
	PerformanceObserver,
	'observe' | 'disconnect'
> {
	observe(): void {}
	disconnect(): void {}
}
Object.assign( window, { PerformanceObserver: NoObserver } );
