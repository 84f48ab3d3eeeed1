<?php
declare( strict_types=1 );

namespace Larder\Switch\StandIns;

defined( 'ABSPATH' ) || exit;

/**
 * What a shortcode or a block of another plugin shows.
 */
enum ShownPart: string {
	/** The recipe with all its blocks. */
	case Whole = 'whole';

	/** A card that leads to it. */
	case Card = 'card';

	/** A line of a roundup. */
	case Line = 'line';

	/** All lines of a roundup that is kept apart from the posts that show it. */
	case Roundup = 'roundup';

	/** A link to the recipe further down. */
	case Jump = 'jump';

	/** The control that prints it. */
	case Print = 'print';

	/** Both of them. */
	case Snippet = 'snippet';

	/** Its table of nutrition. */
	case Nutrition = 'nutrition';

	/** Its stars. */
	case Rating = 'rating';

	/** The newest recipes of the site. */
	case Recipes = 'recipes';

	/** The newest recipes of a term. */
	case Tagged = 'tagged';

	/** The control that recommends a post. */
	case Recommend = 'recommend';
}
