<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Html\Url;
use Larder\Exchange\Schema\SchemaNode;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes of Mela: a JSON each, in an archive where there are many.
 */
final class Mela extends JsonFormat {

	/** {@inheritDoc} */
	public function id(): string {
		return 'mela';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Mela';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'melarecipe', 'melarecipes' ];
	}

	/** {@inheritDoc} */
	protected function is_own( SchemaNode $node ): bool {
		return '' !== $node->text( 'title' )
			&& [] !== $node->raw( 'ingredients' )
			&& [] !== $node->raw( 'instructions' )
			&& [] === $node->children( 'ingredients' );
	}

	/** {@inheritDoc} */
	protected function recipe( SchemaNode $node ): FoundRecipe {
		$recipe              = new FoundRecipe();
		$recipe->is_markdown = true;
		$recipe->name        = $node->text( 'title' );
		$recipe->description = $node->text( 'text' );
		$recipe->yield       = $node->text( 'yield' );
		$recipe->take_time( 'prep', $node->text( 'prepTime' ) );
		$recipe->take_time( 'cook', $node->text( 'cookTime' ) );
		$recipe->take_time( 'total', $node->text( 'totalTime' ) );
		$recipe->keywords    = $node->texts( 'categories' );
		$recipe->photos      = self::photos( $node );
		// The field of the link holds names of books, too.
		if ( Url::is_web( $node->text( 'link' ) ) ) {
			$recipe->url = $node->text( 'link' );
		} else {
			$recipe->source = $node->text( 'link' );
		}
		TextLists::foods( $recipe, implode( "\n", $node->raw( 'ingredients' ) ) );
		TextLists::steps( $recipe, implode( "\n", $node->raw( 'instructions' ) ) );
		$recipe->notes = HtmlText::lines_of( implode( "\n", [ ...$node->raw( 'notes' ), ...$node->raw( 'nutrition' ) ] ) );
		return $recipe;
	}
}
