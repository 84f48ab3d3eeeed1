/**
 * How a layer of things stands out from what is under it.
 *
 * @typedef {Object} Relief
 * @property {number}                                    [puff]   How far the edges are rounded, in pixels.
 * @property {number}                                    [depth]  How steep, about 4 (flat) to 30 (a ball).
 * @property {number}                                    [gloss]  Strength of the highlights, 0 to 1.
 * @property {number}                                    [shine]  Sharpness of the highlights.
 * @property {number}                                    [rough]  Strength of the surface's grain, 0 to 1.
 * @property {number}                                    [grain]  Size of the grain as a frequency: 0.01 waves, 0.3 crumbs.
 * @property {number}                                    [shadow] Darkness of the shadow, 0 to 1.
 * @property {number}                                    [lift]   Height above what is under it, in pixels.
 * @property {readonly [number, number, number, number]} [box]    x, y, width, height of the part of the picture it touches.
 */

/** The one light of all pictures: from the top left, half high. */
const LIGHT = '<feDistantLight azimuth="228" elevation="52"/>';

/** Diffuse light on flat ground is 0.8 with this, which leaves room to be brighter. */
const AMBIENT = 0.8 / Math.sin( ( 52 * Math.PI ) / 180 );

/**
 * Light as a factor over 1.2: flat ground keeps its colour, the far side turns
 * darker and warmer instead of grey.
 */
const WARM_SHADE = `<feComponentTransfer in="light" result="warm">
<feFuncR type="linear" slope="0.5" intercept="0.433"/>
<feFuncG type="linear" slope="0.604" intercept="0.35"/>
<feFuncB type="linear" slope="0.667" intercept="0.3"/>
</feComponentTransfer>`;

/**
 * Roughens the height map.
 *
 * @param {number} rough
 * @param {number} grain
 * @param {number} seed
 * @return {string} Filter primitives, from `soft` to `height`.
 */
function roughen( rough, grain, seed ) {
	return `<feTurbulence type="fractalNoise" baseFrequency="${ grain }" numOctaves="2" seed="${ seed }"/>
<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="noise"/>
<feComposite in="soft" in2="noise" operator="arithmetic" k1="${ rough }" k2="${
		1 - rough / 2
	}" result="height"/>`;
}

/**
 * Draws the highlights.
 *
 * @param {number} gloss
 * @param {number} shine
 * @param {number} depth
 * @return {string} Filter primitives, from `lit` to `done`.
 */
function polish( gloss, shine, depth ) {
	return `<feSpecularLighting in="height" surfaceScale="${ depth }" specularConstant="${ gloss }" specularExponent="${ shine }" lighting-color="#fff6e4">${ LIGHT }</feSpecularLighting>
<feComposite in2="SourceAlpha" operator="in" result="glow"/>
<feComposite in="lit" in2="glow" operator="arithmetic" k2="1" k3="0.75" result="done"/>`;
}

/**
 * Draws the shadow: dark and narrow where things touch, light and wide further
 * off.
 *
 * @param {number} shadow
 * @param {number} lift
 * @return {string} Filter primitives that give `shade`.
 */
function shade( shadow, lift ) {
	return `<feOffset in="SourceAlpha" dx="${ lift * 0.75 }" dy="${ lift }"/>
<feGaussianBlur stdDeviation="${ lift * 0.7 + 1 }"/>
<feColorMatrix values="0 0 0 0 0.2 0 0 0 0 0.09 0 0 0 0 0.04 0 0 0 ${ shadow } 0" result="shade"/>`;
}

/**
 * Makes the filter that lights a layer, gives it volume and drops its shadow.
 *
 * @param {string} id
 * @param {Relief} relief
 * @param {number} seed   Seed of the grain.
 * @return {string} A filter element.
 */
export function reliefFilter( id, relief, seed ) {
	const {
		puff = 6,
		depth = 10,
		gloss = 0,
		shine = 22,
		rough = 0,
		grain = 0.05,
		shadow = 0.4,
		lift = 7,
		box = [ 0, 0, 1600, 1200 ],
	} = relief;
	const [ x, y, width, height ] = box;
	return `<filter id="${ id }" filterUnits="userSpaceOnUse" x="${ x }" y="${ y }" width="${ width }" height="${ height }" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${ puff }" result="${
		rough > 0 ? 'soft' : 'height'
	}"/>
${ rough > 0 ? roughen( rough, grain, seed ) : '' }
<feDiffuseLighting in="height" surfaceScale="${ depth }" diffuseConstant="${ AMBIENT.toFixed(
		3
	) }" lighting-color="#ffffff" result="light">${ LIGHT }</feDiffuseLighting>
${ WARM_SHADE }
<feComposite in="SourceGraphic" in2="warm" operator="arithmetic" k1="1.2" result="${
		gloss > 0 ? 'lit' : 'done'
	}"/>
${ gloss > 0 ? polish( gloss, shine, depth ) : '' }
${ shadow > 0 ? shade( shadow, lift ) : '' }
<feMerge>${
		shadow > 0 ? '<feMergeNode in="shade"/>' : ''
	}<feMergeNode in="done"/></feMerge>
</filter>`;
}
