const { TestEnvironment } = require( 'jest-environment-jsdom' );

/** jsdom with what every browser has and jsdom has not: the classes of `fetch` and of text encodings, and animations, of which nobody sees any there. */
module.exports = class extends TestEnvironment {
	/** @override */
	async setup() {
		await super.setup();
		Object.assign( this.global, {
			Headers,
			Request,
			Response,
			TextDecoder,
			TextEncoder,
		} );
		Reflect.set( this.global.Element.prototype, 'animate', () => ( {
			cancel() {},
		} ) );
	}
};
