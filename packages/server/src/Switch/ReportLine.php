<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\Notice;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * What is remembered of a recipe when it changes over, for the report.
 *
 * @phpstan-type Line array{name: string, counts: array<string, int>, lost: list<string>, notices: list<array{code: string, where: string, value: string}>}
 */
final class ReportLine {

	/**
	 * Compares a recipe with what its post has now.
	 *
	 * @param SourceRecipe $recipe   The recipe as its plugin had it.
	 * @param int          $post_id  The post that has it now.
	 * @param int          $ratings  How many ratings the post has now.
	 * @param int          $comments How many comments were given stars.
	 * @return Line
	 */
	public static function for_recipe( SourceRecipe $recipe, int $post_id, int $ratings, int $comments ): array {
		$stored   = get_post_meta( $post_id, RecipeDocument::META_KEY, true );
		$document = is_string( $stored ) ? RecipeDocument::from_json( $stored ) : null;
		$lost     = Loss::between( $recipe->document->data, $document->data ?? [] );
		if ( ( $recipe->rating['votes'] ?? 0 ) > $ratings ) {
			$lost[] = 'ratings';
		}
		return [
			'name'    => $recipe->document->data['name'],
			'counts'  => Counts::of_recipe( $recipe )->plus( Counts::from( [ 'comments' => $comments ] ) )->numbers,
			'lost'    => $lost,
			'notices' => array_map( static fn ( Notice $notice ): array => $notice->jsonSerialize(), $recipe->notices ),
		];
	}

	/**
	 * Returns sentences for stored notices.
	 *
	 * @param Line $line What was remembered.
	 * @return list<string>
	 */
	public static function texts( array $line ): array {
		return array_map(
			static fn ( array $notice ): string => ChangeOverNoticeText::format(
				new Notice( $notice['code'], $notice['where'], $notice['value'] )
			),
			$line['notices']
		);
	}
}
