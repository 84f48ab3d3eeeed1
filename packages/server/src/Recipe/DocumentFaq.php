<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the questions of a recipe for its document, with the ids that the page shows.
 *
 * @phpstan-import-type Block from BlockTexts
 * @phpstan-import-type Question from RecipeDocument
 */
final class DocumentFaq {

	/** The block of one question. */
	private const ITEM = 'larder/faq-item';

	/**
	 * Reads one block of questions.
	 *
	 * @param Block $block
	 * @return list<Question> Those that have an answer.
	 */
	public static function questions( array $block ): array {
		$ids       = new Ids();
		$questions = [];
		foreach ( $block['innerBlocks'] as $item ) {
			/** @var Block $item */
			$stored   = Attributes::from_value( $item['attrs'] );
			$question = $stored->text( 'question' );
			$html     = wp_kses_post( BlockTexts::inner_html( $item ) );
			if ( self::ITEM !== $item['blockName'] || '' === $question || '' === trim( $html ) ) {
				continue;
			}
			$questions[] = [
				'id'       => $ids->claim( $stored->html( 'id' ), $question ),
				'question' => $question,
				'answer'   => PlainText::from_html( $html ),
				'html'     => $html,
			];
		}
		return $questions;
	}
}
