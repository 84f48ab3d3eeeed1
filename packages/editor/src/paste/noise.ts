import type { Line } from '../list/insert';
import { decodeText } from '../text/html-text';

/** What a page has around its recipe: ways elsewhere, votes and buttons, alone on their line. */
const NOISE =
	/^(?:(?:jump|skip|scroll|go) to .{1,30}|print(?: recipe)?|pin(?: it| recipe| this)?|save(?: recipe)?|rate(?: this)?(?: recipe)?|share(?: on .{1,20}| this)?|home|menu|search|subscribe|log ?in|sign up|advertisement|[★☆⭐\s]+|[\d.,]+ ?(?:stars?|votes?|ratings?|reviews?|comments?|likes?)|[\d.,]+ from [\d.,]+ (?:votes?|ratings?|reviews?)|(?:leave|add|write) a (?:comment|review|rating)|cook mode.*|(?:zum|springe zum) rezept(?: springen)?|rezept drucken|ir a la receta|aller à la recette|vai alla ricetta)$/iu;

/**
 * Leaves out what a copied page has around its recipe.
 *
 * @param lines The lines.
 * @return Those that may be of the recipe.
 */
export function withoutNoise( lines: readonly Line[] ): Line[] {
	return lines.filter(
		( { html } ) =>
			! NOISE.test( decodeText( html ).replace( /\s+/g, ' ' ).trim() )
	);
}
