/** What one measures by, and the same in other units: "250 g / 9 oz", "70 g (⅓ cup)". */
const TWO = /^([^\s(].*?)(?:\s+\/\s+([^\s].*)|\s*\((.+)\))$/u;

/**
 * Splits an amount that is said twice.
 *
 * The twin of `QuantityText::split()` in the server.
 *
 * @param quantity The amount as it is shown.
 * @return What one measures by, and the other one, empty where there is none.
 */
export function splitAmount( quantity: string ): [ string, string ] {
	const [ , first, behindSlash, inBrackets ] = TWO.exec( quantity ) ?? [];
	return [ first ?? quantity, behindSlash ?? inBrackets ?? '' ];
}
